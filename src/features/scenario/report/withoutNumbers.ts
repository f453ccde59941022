const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** As long as account numbers are; of phone numbers that are in a text by chance nobody needs more either. */
const longNumber = /\d{9,}/g

/** A text that came from anywhere, without tokens and account numbers. */
export function withoutNumbers(text: string): string {
  return text
    .replace(token, '•••')
    .replace(longNumber, (digits) => '•'.repeat(digits.length - 4) + digits.slice(-4))
}
