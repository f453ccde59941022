import { EMAIL_REGEX } from 'valibot'

/** As long as a mail server takes. */
const longest = 254

/** Whether an address could receive mail; that it does, only a mail can tell. */
export function isEmail(text: string): boolean {
  return text.length <= longest && EMAIL_REGEX.test(text)
}
