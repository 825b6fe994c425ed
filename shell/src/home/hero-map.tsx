import css from './hero-map.module.css'

/** Coast of Wellington Harbour as the hero draws it: a sketch, the product uses real map data. */
const coast = [
  'M963 -900 L963 -20 L965 40 C968 58 984 62 986 80 C988 100 990 122 997 142 L996 205',
  'C984 214 960 218 946 224 C926 228 916 232 905 240 C890 252 876 262 864 268 C852 276 848 286 844 306',
  'C842 326 848 344 858 358 C868 376 880 388 892 387 C908 388 910 374 926 373 C944 372 946 386 962 387',
  'C978 388 988 386 1000 398 C1016 404 1034 402 1048 402 C1064 398 1068 386 1078 374',
  'C1090 360 1096 360 1108 350 C1124 338 1128 330 1144 320 C1158 310 1172 310 1184 318',
  'C1192 328 1186 344 1176 352 C1164 360 1162 372 1165 396 C1170 420 1180 440 1186 462',
  'C1194 476 1198 488 1198 504 L1198 584 C1196 604 1192 614 1184 632 C1176 650 1160 660 1146 668',
  'C1126 686 1120 700 1112 722 C1104 744 1086 760 1088 784 C1092 812 1096 842 1112 862',
  'C1130 884 1160 890 1190 884 C1222 878 1246 858 1258 826 C1266 800 1268 770 1272 740',
  'C1278 700 1282 660 1290 610 C1296 566 1294 520 1306 476 C1316 440 1334 420 1362 412',
  'C1392 408 1404 430 1420 458 C1440 492 1452 540 1470 590 C1490 640 1500 700 1510 760',
  'C1518 830 1500 900 1486 980 C1480 1040 1500 1090 1520 1140 L1560 2600',
].join(' ')
const land = `${coast} L-2000 2600 L-2000 -900 Z`

const gridStep = 160
const gridLines = Array.from({ length: 20 }, (_, index) => {
  const at = -750 + index * gridStep
  return `M${at} -900V2600M-2000 ${at - 70}H2600`
}).join('')

const route = 'M636 566C690 560 700 500 742 488S812 520 852 486 880 430 930 440 984 470 1030 456'

const areas = [
  { x: 706, y: 300, name: 'Kelburn' },
  { x: 868, y: 520, name: 'Te Aro' },
  { x: 760, y: 640, name: 'Mount Cook' },
]

const flags = [
  { dot: [742, 488], stem: [618, 450], card: [598, 382, 192], words: ['Ramp 1:14', 'handrail both sides'] },
  { dot: [884, 456], stem: [820, 378], card: [800, 310, 172], words: ['No steps', 'street to counter'] },
  { dot: [1026, 462], stem: [920, 596], card: [900, 528, 222], words: ['Door 82 cm', 'checked 3 months ago'] },
] as const

/** The picture of the front page: a route with its facts. It is decorative; the text beside it says the same. */
export function HeroMap() {
  return (
    <svg
      className={css.map}
      viewBox="586 196 560 548"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-2000" y="-900" width="5000" height="3500" className={css.water} />
      <path d={coast} className={css.shoreFar} />
      <path d={coast} className={css.shoreNear} />
      <path d={land} className={css.land} />
      <g className={css.tints}>
        <ellipse cx="744" cy="440" rx="104" ry="120" />
        <ellipse cx="890" cy="680" rx="140" ry="130" />
      </g>
      <path d={gridLines} className={css.grid} />
      <path d={coast} className={css.coast} />
      <g className={css.labels}>
        {areas.map(({ x, y, name }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x="1034" y="236" className={css.waterLabel}>
          Te Whanganui-a-Tara
        </text>
        <text x="1034" y="264" className={css.waterLabel}>
          Wellington Harbour
        </text>
      </g>
      <path d={route} className={css.routeCase} />
      <path d={route} className={css.routeLine} />
      <circle cx="636" cy="566" r="13" className={css.routeRing} />
      <path d="M1030 456c-34-40-42-56-42-76a42 42 0 0 1 84 0c0 20-8 36-42 76z" className={css.pin} />
      <circle cx="1030" cy="380" r="24" className={css.hole} />
      <path d="M1019 380l8 9 15-17" className={css.tick} />
      {flags.map(({ dot, stem, card: [x, y, width], words: [big, small] }) => (
        <g key={big}>
          <path d={`M${dot.join(' ')}L${stem.join(' ')}`} className={css.stem} />
          <circle cx={dot[0]} cy={dot[1]} r="9" className={css.dot} />
          <rect x={x} y={y} width={width} height="70" rx="10" className={css.card} />
          <text x={x + 18} y={y + 29} className={css.big}>
            {big}
          </text>
          <text x={x + 18} y={y + 54} className={css.small}>
            {small}
          </text>
        </g>
      ))}
    </svg>
  )
}
