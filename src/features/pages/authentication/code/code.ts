import { withPlainDigits } from '#lib/money'

export const codeLength = 6

/** What the demo takes for right, and tells. */
export const demoCode = '246810'

/** The digits in what was typed or pasted: “246 810” and those of any keyboard count, nothing else does. */
export function digitsOf(typed: string): string {
  return withPlainDigits(typed)
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength)
}
