export const codeLength = 6

/** What the demo takes for right, and tells. */
export const demoCode = '246810'

const thaiZero = 0x0e50

/** The digits in what was typed or pasted: “246 810” and Thai digits count, nothing else does. */
export function digitsOf(typed: string): string {
  return typed
    .replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength)
}
