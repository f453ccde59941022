/** Names of people as banks, staff and players write them. */

/** Titles that stand apart from the name, by a point or a space. */
const latinTitle = /^(?:mr|mrs|ms|miss|mister|mstr|master|dr|prof|khun)(?:\.\s*|\s+)/

/** Abbreviated Thai titles and ranks: น.ส., ด.ช., ดร., พ.ต.อ.; the last point is often left out. */
const thaiAbbreviation = /^(?:(?:[ก-ฮ]{1,3}\.\s?)+(?:[ก-ฮ]{1,2}\s)?|(?:ดร|นส|ดช|ดญ|คุณ)\s)/

/** Thai titles that are written without a space before the name, which begins with a letter of its own. */
const thaiTitle = /^(?:นางสาว|เด็กหญิง|เด็กชาย|นาย|นาง)\s?(?=[ก-ฮเ-ไa-z])/

const titles = [latinTitle, thaiAbbreviation, thaiTitle]

/**
 * What a name is compared and found by: without title, case, wide letters, invisible marks and doubled spaces, and
 * with one spelling of each Thai letter that keyboards write in two ways.
 */
export function personNameKey(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    // NFKC takes sara am apart. A tone mark is typed before or behind its circle.
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

/** A name that is nothing but a title stays. */
function withoutTitles(name: string): string {
  const rest = titles.reduce((left, title) => left.replace(title, ''), name).trim()
  return rest === '' || rest === name ? name : withoutTitles(rest)
}
