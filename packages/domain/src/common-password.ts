/**
 * Passwords that meet the rule of length, digit and sign and are still among the first that anybody tries: a well-known
 * word, a name that stands beside the form or a run of the keyboard, with digits and signs around it. Guessers write them so
 * because people do; what is left of a password after that is what has to be hard.
 */

export const COMMON_PASSWORD =
  "This password is too easy to guess. Please choose one with less common words and numbers.";

/** The words that lists of leaked passwords are made of, once digits and signs are taken away. */
const WORDS: ReadonlySet<string> = new Set(
  `abc abcd access admin administrator alexander amanda andrew angel anthony apple arsenal asdf asdfgh ashley august autumn azerty
  bailey band bandstand baseball basketball batman biteme blink buster charlie changeme cheese chelsea chocolate christmas
  computer cookie daniel december default demo dragon england family february flower football freedom friday friends fuckyou
  ginger google guest guitar hannah harley hello hockey hunter iloveyou internet january jessica jesus jordan joshua july june
  killer letmein liverpool login london love lovely loveyou maggie manchester march master matrix matthew merlin michael michelle
  mickey monday monkey monster morning music mustang mypass mypassword naruto newpassword nicole ninja november october open
  orange pass passme passw passwd passwort password pepper personal phoenix picture pokemon princess purple qazwsx qwer qwert
  qwerty qwertyui qwertyuiop qwertz rainbow ranger robert rockband rockstar ronaldo root samsung sample saturday secret september
  shadow silver slipknot soccer spring starwars summer sunday sunshine superman superstar system taylor tennis test tester testing
  thomas thunder thursday tigger trustno tuesday user wednesday welcome whatever william winter yankees zaq zxcvbn zxcvbnm`.split(
    /\s+/,
  ),
);

/** Neighbours on a keyboard, in the alphabet, and among the digits. */
const RUNS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "1qaz",
  "2wsx",
  "3edc",
  "4rfv",
];
/** The signs of the rule where an English keyboard has them: above 1 to 8. */
const SIGNS = "!@#$%^&*";
/** Of the steps from one character to the next. */
const MOSTLY = 0.7;
const FEW_CHARACTERS = 3;

/** @param names what stands beside the password: the mail address, the band's name */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const text = password.toLowerCase();
  const words = readings(text);
  return (
    isRun(text) ||
    new Set(keys(text)).size <= FEW_CHARACTERS ||
    words.some((word) => isWords(word)) ||
    names.flatMap(spellings).some((name) => words.includes(name))
  );
}

/** What is left without the digits and signs around it, as it stands and with digits and signs read as letters. */
function readings(text: string): string[] {
  const cores = [text.replace(/[^\p{L}]+$/u, ""), text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")];
  return [...new Set(cores.flatMap((core) => [core, asLetters(core, "l"), asLetters(core, "i")]))]
    .map((word) => word.replace(/[^\p{L}]/gu, ""))
    .filter((word) => word !== "");
}

function asLetters(text: string, one: string): string {
  const letters: Record<string, string> = { "@": "a", "4": "a", "3": "e", "!": "i", "0": "o" };
  return text
    .replace(/[@4!30$57]/g, (sign) => letters[sign] ?? (sign === "7" ? "t" : "s"))
    .replaceAll("1", one);
}

/** One of the words, or the same one twice and more. */
function isWords(word: string): boolean {
  if (WORDS.has(word)) return true;
  return [2, 3].some((times) => {
    const part = word.slice(0, word.length / times);
    return part.repeat(times) === word && WORDS.has(part);
  });
}

function isRun(text: string): boolean {
  const typed = keys(text);
  const steps = typed.slice(1).filter((key, index) => isStep(typed[index] ?? "", key));
  return steps.length >= (typed.length - 1) * MOSTLY;
}

function isStep(from: string, to: string): boolean {
  return from === to || RUNS.some((run) => run.includes(from + to) || run.includes(to + from));
}

/** What was pressed, the shift key aside. */
function keys(text: string): string[] {
  return Array.from(text, (sign) => {
    const place = SIGNS.indexOf(sign);
    return place === -1 ? sign : String(place + 1);
  });
}

/** A name as people put it into a password: in one word, also without its article, and each of its longer parts. */
function spellings(name: string): string[] {
  const [local = ""] = name.toLowerCase().split("@", 1);
  const words = local.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const whole = [words, words[0] === "the" ? words.slice(1) : words].map((part) => part.join(""));
  return [...whole, ...words].filter((word) => word.length >= 3 && word !== "the");
}
