/**
 * Of the account API, what the first screen needs: its words, and how long a login lasts. Apart from
 * `account.ts`, because the first screen loads no schemas.
 */

/** Answers of the account API, to the byte. The Thai ones are shown as they come in every language. */
export const accountMessages = {
  credentialsRequired: 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน',
  passwordMismatch: 'รหัสผ่านไม่ตรงกัน',
  bankRequired: 'กรุณากรอกข้อมูลบัญชีธนาคาร',
  notfound: 'ชื่อผู้ใช้งานหรือรหัสผ่านผิด!',
  wrongpass: 'รหัสผ่านผิด!',
  banned: 'พบปัญหาในการเข้าสู่ระบบ กรุณาติดต่อแอดมิน',
  duplicatebooknumberandusername: 'ชื่อผู้ใช้งานกับบัญชีธนาคารซ้ำในระบบ!',
  duplicatebooknumber: 'บัญชีธนาคารซ้ำในระบบ!',
  duplicateusername: 'ชื่อผู้ใช้งานซ้ำในระบบ!',
  duplicatebookname: 'ชื่อบัญชีซ้ำในระบบ!',
  /** Not in the specification: the number is not one that the chosen bank gives out. */
  booknumberinvalid: 'เลขบัญชีไม่ถูกต้อง',
  tokenMissing: 'Token Missing',
  invalidToken: 'Invalid Token',
  serverError: 'Server Error',
  /** Followed by the text of the error. */
  meServerError: 'Server Error XX',
} as const

/** Texts that stand in the bank field while it is not chosen; never a bank. */
export const bankPlaceholders = { checking: 'กำลังตรวจสอบ...', automatic: 'อัตโนมัติ' } as const

/** "2 hours", as specified. */
export const tokenLifeSeconds = 2 * 60 * 60

/** Clocks are put right by a second or two while somebody is logged in. */
const leewayMs = 5000

/** Milliseconds since 1970. */
export interface TokenTimes {
  /** The login; null where the token does not say. */
  issuedAt: number | null
  expiry: number
}

/**
 * Whether a token counts at `now`: not yet expired, and made neither in the future nor for longer than
 * any login lasts. So a clock that was moved while somebody logged in gives nobody a longer session.
 */
export function isTimely({ issuedAt, expiry }: TokenTimes, now: number): boolean {
  if (expiry <= now) return false
  if (issuedAt === null) return true
  return issuedAt <= now + leewayMs && expiry - issuedAt <= tokenLifeSeconds * 1000
}
