import type { FieldProps } from '#ui/form/Field'
import type { MessageKey } from '#ui/intl/messages'
import type { Fields } from './drafts'
import type { FieldErrors } from './useSectionForm'

/** A field of a section: how it looks, what password managers and phones know it as, what it takes. */
export interface FieldSpec<Name extends string = string> {
  name: Name
  label: MessageKey
  hint?: MessageKey
  autoComplete: string
  type?: FieldProps['type']
  inputMode?: FieldProps['inputMode']
  maxLength?: number
  required?: boolean
  /** More than one: a text of several lines. */
  lines?: number
  /** A choice instead of text. */
  options?: readonly { value: string; label: string; lang?: string }[]
  /** Asked for what is not empty. */
  isRight?: (value: string) => boolean
  /** Said when it is not. */
  error?: MessageKey
}

/** What is wrong with the fields, by their names. */
export function errorsOf(specs: readonly FieldSpec[], values: Fields): FieldErrors {
  return Object.fromEntries(
    specs.map((spec) => [spec.name, errorOf(spec, values[spec.name] ?? '')]),
  )
}

function errorOf({ required, isRight, error }: FieldSpec, value: string): MessageKey | null {
  const typed = value.trim()
  if (typed === '') return required ? 'users.form.needed' : null
  if (isRight === undefined || isRight(typed)) return null
  return error ?? 'users.form.needed'
}
