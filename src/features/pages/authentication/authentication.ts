import type { ReactNode } from 'react'
import { openPaths } from '#lib/paths/open'

/** Topic of the pictures and panels beside a form: joining, or account safety. */
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

/** The six forms of authentication. */
export type AuthenticationForm =
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'checkMail'
  | 'resetPassword'
  | 'codeVerification'

/** 1: beside a picture. 2: beside a panel. 3: a card on a tinted background. */
export type Variant = 1 | 2 | 3

/** Props of every form: its links lead to other forms in the same variant. */
export interface FormProps {
  variant: Variant
}

export function authenticationPath(form: AuthenticationForm, variant: Variant): string {
  return openPaths[`${form}${variant}`]
}
