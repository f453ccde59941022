/** Names of people as banks, staff and players write them. */

/** Titles that a point or a space separates from the name. */
const latinTitle = /^(?:mr|mrs|ms|miss|mister|mstr|master|dr|prof|khun)(?:\.\s*|\s+)/

/** Abbreviated Thai titles and ranks: น.ส., ด.ช., ดร., พ.ต.อ.; the last point is often left out. */
const thaiAbbreviation = /^(?:(?:[ก-ฮ]{1,3}\.\s?)+(?:[ก-ฮ]{1,2}\s)?|(?:ดร|นส|ดช|ดญ|คุณ)\s)/

/** Thai titles written without a space before the name, which begins with its own letter. */
const thaiTitle = /^(?:นางสาว|เด็กหญิง|เด็กชาย|นาย|นาง)\s?(?=[ก-ฮเ-ไa-z])/

const titles = [latinTitle, thaiAbbreviation, thaiTitle]

/**
 * The form in which names are compared and searched: without title, case, full-width letters, invisible marks
 * and doubled spaces. Each Thai letter that keyboards write in two ways gets one spelling.
 */
export function personNameKey(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    // NFKC splits sara am. A tone mark may be typed before or after its circle.
    .replace(/\u0E4D([\u0E48-\u0E4B])\u0E32/g, '$1\u0E4D\u0E32')
    .replaceAll('เเ', 'แ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  return withoutTitles(plain)
}

export function isSamePersonName(one: string, other: string): boolean {
  return personNameKey(one) === personNameKey(other)
}

/** Keeps a name that consists only of titles. */
function withoutTitles(name: string): string {
  const rest = titles.reduce((left, title) => left.replace(title, ''), name).trim()
  return rest === '' || rest === name ? name : withoutTitles(rest)
}
