import type { ReactNode } from 'react'
import type { AuthenticationForm } from './authentication'

/** What pictures and panels beside a form are about: joining in, or keeping the account safe. */
export type Topic = 'join' | 'safety'

export const topicOf: Readonly<Record<AuthenticationForm, Topic>> = {
  login: 'join',
  register: 'join',
  forgotPassword: 'safety',
  checkMail: 'safety',
  resetPassword: 'safety',
  codeVerification: 'safety',
}

export interface LayoutProps {
  topic: Topic
  children: ReactNode
}
