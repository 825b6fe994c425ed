/** Māori words without macrons: those of the places of New Zealand (infra/basemap/places.json), and words that names of services and places are made of. */
export const maoriWords: ReadonlySet<string> = new Set(
  `
  ahipara akina anau aotea aotearoa arakura aranui aro aroha atatu atawhai awakeri awamutu awapuni awarua epuni
  hamurana hapara haruru hataitai haumoana hauraki hawea hawera heretaunga hikurangi hokitika hokowhitu homai hui iti
  iwi kaharoa kai kaiapoi kaikohe kaitaia kaiti karaka karakia karori karoro katikati kaukapakapa kaumatua kaupapa
  kauri kauwhata kawakawa kawerau kereru kerikeri kihikihi kohanga kohimarama konini kopuaranga korero kowhai kuiti
  kumeu kura mahi mahora mairehau maketu mana manaaki manaia mangapapa mangawhai mangere mangorei manuka manukau
  manurewa maori mapua marae maraenui maraetai maramarua matamata mataura matua maunganui maungaraki maungatapere
  maupuia moana moera moerewa motueka moturoa muriwai murupara naenae ngaio ngaruawahia ngatea ngongotaha ngunguru
  nui oakura oamaru ohakune ohinemutu ohope omokoroa onehunga onekawa onepoto onerahi oneroa opaheke opawa opoho
  opotiki opua opunake ora oranga oratia orewa oropi otahuhu otaki otangarei otara otatara oteha otorohanga otumoetai
  owairaka owhiro paekakariki paeroa pahiatua paihia pakuranga papa papakowhai papakura papanui papapa paparangi
  papatoetoe papatowai parakai paraparaumu paremata paremoremo patea patumahoe pauanui pauatahanui petone piha
  pirongia pohutukawa pokeno ponga porirua puke pukeko pukekohe pukerua putaruru raetihi rahotu rakaia ramarama
  rangatahi rangiora rangiriri rapaura rata raukawa raumanga raumati raupunga raureka rawene remuera reo roa rongoa
  rotorua rua ruakaka runanga tahunanui taieri taihape tainui taipa tairua taita takaka takanini takapuna takaro
  tamaki tamarau tamariki tane taneatua tangata tangiteroria taonga tapu tatou taumarunui taupiri taupo tauranga tawa
  temuka tikanga tikipunga timaru tiniroto titahi titirangi tohu toi tokoroa totara tuakau tuatara tui turangi
  utuhina waharoa wahine waiata waiatarua waihi waikanae waikawa waikiwi waikouaiti waikowhai waikuku waima waimairi
  waimataitai waimate waimauku wainoni wainui wainuiomata waipawa waipu wairau wairoa waitakere waitangi waitangirua
  waitara waitoa waiuku waiwhetu waka wakari wanaka wananga whaea whakarongo whakatane whakatu whanau whangamata
  whanganui whangaparaoa whangarei whare wharekai wharenui wharepaku whataupoko whenua whitianga wingatui wiri
  `
    .trim()
    .split(/\s+/),
)
