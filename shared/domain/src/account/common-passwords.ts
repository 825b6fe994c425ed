/**
 * The most common leaked passwords and words in them, in lower case. Some are shorter than 8 characters because people
 * append digits: "qwerty123" is also checked as "qwerty".
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word pass passcode passphrase password1 mypassword newpassword
  letmein letmeinnow welcome welcomeback admin administrator root superuser login logmein master guest user username
  test testing tester temp temporary changeme default secret topsecret private access open sesame opensesame
  qwerty qwertyu qwertyui qwertyuiop qwert qwertz azerty azertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb
  zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y qwe123 qweasd qweasdzxc asd123 abc abcd abcdef abc123 abcd1234 a1b2c3d4 aa123456 a123456789
  12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 111111111 00000000 12341234 12121212
  11223344 1122334455 112233445566 123123123 123321123 123454321 147258369 159753456 741852963 789456123 963852741
  13579246 24681012 31415926 20202020 19841984 20012001 88888888 99999999 55555555 66666666 77777777 69696969
  iloveyou iloveu ilovehim iloveher loveyou lovelove loveme lover love forever always sweetheart honey darling baby
  babygirl angel angels princess prince queen sunshine sunflower flower flowers butterfly rainbow summer winter spring
  autumn monday friday sunday january february march april june july august september october november december
  football footballer soccer baseball basketball hockey rugby cricket tennis netball golf golfer allblacks warriors
  crusaders hurricanes wallabies broncos dragon dragons monkey tiger lion eagle falcon panther dolphin dolphins kitty
  kitten puppy doggy mustang ferrari porsche mercedes toyota holden corvette harley yamaha kawasaki honda
  superman batman spiderman ironman starwars startrek pokemon pikachu mickey minnie disney naruto gandalf hobbit
  matrix computer internet google facebook youtube twitter instagram microsoft windows samsung android iphone apple
  michael michelle jennifer jessica jordan joshua matthew daniel andrew anthony robert thomas william charlie george
  ashley amanda samantha nicole hannah hunter ranger shadow ninja samurai killer hacker whatever nothing something
  trustno trustno1 blink182 fuckyou fuckoff asshole bitch cheese cookie cookies banana orange chocolate coffee pepper
  ginger peanut pumpkin purple yellow orange silver golden diamond crystal jasmine liverpool arsenal chelsea manchester
  newzealand aotearoa kiwi kiwikiwi australia aussie auckland wellington christchurch hamilton tauranga dunedin sydney
  melbourne brisbane adelaide perth hobart darwin canberra`.split(/\s+/),
)
