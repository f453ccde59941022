import type { FieldProps } from '#ui/form/Field'
import type { MessageKey } from '#ui/intl/messages'
import type { Fields } from './drafts'
import type { FieldErrors } from './useSectionForm'

/** A field of a section: appearance, autofill and validation. */
export interface FieldSpec<Name extends string = string> {
  name: Name
  label: MessageKey
  hint?: MessageKey
  autoComplete: string
  type?: FieldProps['type']
  inputMode?: FieldProps['inputMode']
  maxLength?: number
  required?: boolean
  /** More than one makes it a multi-line field. */
  lines?: number
  /** Makes it a select field. */
  options?: readonly { value: string; label: string; lang?: string }[]
  /** Only called for non-empty values. */
  isRight?: (value: string) => boolean
  /** Shown if the value is invalid. */
  error?: MessageKey
}

/** The errors of the fields, by field name. */
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
