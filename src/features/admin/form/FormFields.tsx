/** Form fields for staff: each shows a value in its wire format, and its error. */

import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { normalizeColor } from '#lib/contrast'
import { bahtFromSatang, parseBaht } from '#lib/money'
import { languageOf } from '#ui/display/DataText'
import { Field } from '#ui/form/Field'
import { SelectField, type SelectOption } from '#ui/form/SelectField'
import { SwitchField } from '#ui/form/SwitchField'
import { useFormat } from '#ui/intl/useFormat'
import { translate, useIntl, useText } from '#ui/intl/useText'

export interface StaffFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  name: FieldPath<Values>
  label: string
  hint?: string
}

/** State of a form field, with its error in words. */
export function useStaffField<Values extends FieldValues>({
  control,
  name,
}: Pick<StaffFieldProps<Values>, 'control' | 'name'>) {
  const { field, fieldState } = useController({ control, name })
  const fieldError = useFieldError()
  const { error } = fieldState
  const value: unknown = field.value
  const wrong = error?.message ?? error?.root?.message
  return { ...field, value, error: wrong ? fieldError(wrong) : null }
}

interface LineProps<Values extends FieldValues> extends StaffFieldProps<Values> {
  /** An empty field becomes null. */
  optional?: boolean
  /** False if empty text is a valid value. */
  required?: boolean
  lines?: number
  maxLength?: number
}

export function LineField<Values extends FieldValues>({
  optional = false,
  required = !optional,
  lines = 1,
  ...props
}: LineProps<Values>) {
  const { value, onChange, onBlur, ref, error } = useStaffField(props)
  const line = typeof value === 'string' ? value : ''
  return (
    <Field
      label={props.label}
      name={props.name}
      hint={props.hint}
      lang={languageOf(line)}
      maxLength={props.maxLength ?? 500}
      required={required}
      multiline={lines > 1}
      minRows={lines}
      autoComplete="off"
      error={error}
      inputRef={ref}
      onBlur={onBlur}
      value={line}
      onChange={(typed) => onChange(optional && typed.trim() === '' ? null : typed)}
    />
  )
}

/** A number with at most two decimals. Input with separators is repeated below as it was parsed. */
export function NumberField<Values extends FieldValues>({
  unit,
  ...props
}: StaffFieldProps<Values> & { unit?: string }) {
  const text = useText()
  const format = useFormat()
  const { value, onChange, onBlur, ref, error } = useStaffField(props)
  const { locale } = format
  const [typed, setTyped] = useState('')
  const shown = Object.is(readNumber(typed, locale), value)
    ? typed
    : typeof value === 'number'
      ? String(value)
      : ''
  const understood =
    shown === typed && /\D/.test(typed) && typeof value === 'number' && !Number.isNaN(value)
      ? text('ui.amountUnderstood', { amount: `${format.number(value)} ${unit ?? ''}`.trim() })
      : ''
  return (
    <Field
      label={props.label}
      name={props.name}
      hint={[understood, props.hint].filter(Boolean).join(' · ')}
      required
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      endAdornment={unit === undefined ? undefined : <Unit>{unit}</Unit>}
      error={error}
      inputRef={ref}
      onBlur={onBlur}
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(readNumber(text, locale))
      }}
    />
  )
}

/** NaN if the input is not a number: the form's schema refuses it. */
function readNumber(typed: string, locale: string): number {
  const amount = parseBaht(typed, locale)
  return amount === null ? Number.NaN : bahtFromSatang(amount)
}

export function BahtField<Values extends FieldValues>(props: StaffFieldProps<Values>) {
  return <NumberField {...props} unit={useText()('money.unit')} />
}

interface ChoiceProps<Values extends FieldValues> extends StaffFieldProps<Values> {
  options: readonly SelectOption[]
}

export function ChoiceField<Values extends FieldValues>({
  options,
  ...props
}: ChoiceProps<Values>) {
  const { value, onChange, ref, error } = useStaffField(props)
  return (
    <SelectField
      label={props.label}
      name={props.name}
      hint={props.hint}
      options={options}
      error={error}
      inputRef={ref}
      value={String(value)}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}

export function OnOffField<Values extends FieldValues>({
  on,
  off,
  ...props
}: StaffFieldProps<Values> & { on: unknown; off: unknown }) {
  const { value, onChange } = useStaffField(props)
  return (
    <SwitchField
      label={props.label}
      {...(props.hint !== undefined && { hint: props.hint })}
      checked={value === on}
      onChange={(checked) => onChange(checked ? on : off)}
    />
  )
}

/** Whether players see the row. */
export function ShownField<Values extends FieldValues>(
  props: Omit<StaffFieldProps<Values>, 'label'>,
) {
  const text = useText()
  return <OnOffField {...props} label={text('adminSite.form.shown')} on="on" off="off" />
}

/** A colour, typed or selected in the browser's colour picker. */
export function ColorField<Values extends FieldValues>({
  optional = false,
  ...props
}: StaffFieldProps<Values> & Pick<LineProps<Values>, 'optional'>) {
  const text = useText()
  const { value, onChange, onBlur, ref, error } = useStaffField(props)
  const color = typeof value === 'string' ? value : ''
  return (
    <Field
      label={props.label}
      name={props.name}
      hint={props.hint}
      required={!optional}
      autoComplete="off"
      maxLength={30}
      error={error}
      inputRef={ref}
      onBlur={onBlur}
      value={color}
      onChange={(typed) => onChange(optional && typed.trim() === '' ? null : typed)}
      endAdornment={
        <Swatch
          type="color"
          aria-label={text('adminSite.form.palette', { name: props.label })}
          value={normalizeColor(color) ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  )
}

const Unit = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

const Swatch = styled('input')({
  flexShrink: 0,
  width: 44,
  height: 32,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})

/**
 * An error that concerns a group of fields: announced and scrolled into view, because no single field shows it.
 */
export function GroupError({ message }: { message: string | undefined }) {
  const fieldError = useFieldError()
  if (message === undefined) return null
  return (
    <FormHelperText error role="alert" ref={intoSight}>
      {fieldError(message)}
    </FormHelperText>
  )
}

function intoSight(element: HTMLElement | null): void {
  // Missing in test environments without a browser.
  element?.scrollIntoView?.({ block: 'center' })
}

/** @returns a function that explains field errors of the contract's schemas and the back end */
export function useFieldError(): (error: string) => string {
  const { locale, messages } = useIntl()
  return useCallback(
    (error) => {
      const key = `adminSite.field.${error}`
      return translate(messages, locale, key in messages ? key : 'adminSite.field.invalid')
    },
    [locale, messages],
  )
}
