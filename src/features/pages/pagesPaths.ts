import type { AuthenticationForm, Look } from './authentication/authentication'

/** Pages that open pages lead to. */
export const pagesPaths = {
  landing: '/pages/landing',
  contactUs: '/pages/contact-us',
  faqs: '/pages/faqs',
  privacyPolicy: '/pages/privacy-policy',
  /** Guests log in here; the open pages' login forms are shows. */
  login: '/login',
  dashboard: '/dashboard/analytics',
  mail: '/app/mail',
} as const

const folders: Readonly<Record<AuthenticationForm, string>> = {
  login: 'login',
  register: 'register',
  forgotPassword: 'forgot-password',
  checkMail: 'check-mail',
  resetPassword: 'reset-password',
  codeVerification: 'code-verification',
}

export function authenticationPath(form: AuthenticationForm, look: Look): string {
  const folder = folders[form]
  return `/pages/${folder}/${folder}${look}`
}
