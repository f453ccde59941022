/**
 * The part of the account API that the first screen needs: its messages and the lifetime of a login. Separate
 * from `account.ts`, because the first screen loads no schemas.
 */

/** Answers of the account API, byte for byte. The Thai ones are shown unchanged in every language. */
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
  /** Not in the specification: the chosen bank does not issue such numbers. */
  booknumberinvalid: 'เลขบัญชีไม่ถูกต้อง',
  tokenMissing: 'Token Missing',
  invalidToken: 'Invalid Token',
  serverError: 'Server Error',
  /** Followed by the text of the error. */
  meServerError: 'Server Error XX',
} as const

/** Texts of the bank field while no bank is chosen; never a bank. */
export const bankPlaceholders = { checking: 'กำลังตรวจสอบ...', automatic: 'อัตโนมัติ' } as const

/** "2 hours", as specified. */
export const tokenLifeSeconds = 2 * 60 * 60

/** Tolerance for small clock corrections while a player is logged in. */
const leewayMs = 5000

/** Milliseconds since 1970. */
export interface TokenTimes {
  /** Time of the login; null if the token does not contain it. */
  issuedAt: number | null
  expiry: number
}

/**
 * Checks a token at `now`: not expired, not issued in the future, and not valid for longer than any login
 * lasts. So a clock that was moved during login does not give a longer session.
 */
export function isTimely({ issuedAt, expiry }: TokenTimes, now: number): boolean {
  if (expiry <= now) return false
  if (issuedAt === null) return true
  return issuedAt <= now + leewayMs && expiry - issuedAt <= tokenLifeSeconds * 1000
}
