const shown = 4

/** An account's number with nothing but its last four digits: enough to know one's own. */
export function maskedNumber(number: string): string {
  const digits = number.replace(/[\s-]/g, '')
  return `•••• ${digits.slice(-Math.min(shown, Math.floor(digits.length / 2)))}`
}
