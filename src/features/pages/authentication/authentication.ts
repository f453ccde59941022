import type { ReactNode } from 'react'
import { openPaths } from '#lib/paths/open'

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

/** The six steps that an account's door may ask for. */
export type AuthenticationForm =
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'checkMail'
  | 'resetPassword'
  | 'codeVerification'

/** 1: beside a picture. 2: beside a panel. 3: a card on a tinted ground. */
export type Variant = 1 | 2 | 3

/** What every form takes: its ways lead to the other forms in the same variant. */
export interface FormProps {
  variant: Variant
}

export function authenticationPath(form: AuthenticationForm, variant: Variant): string {
  return openPaths[`${form}${variant}`]
}
