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
