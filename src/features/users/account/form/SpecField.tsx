import { Field, fullNote } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { FieldConflict } from './FieldConflict'
import type { FieldSpec } from './fieldSpec'
import { TextArea } from './TextArea'
import type { SectionFormState } from './useSectionForm'

interface SpecFieldProps {
  spec: FieldSpec
  form: SectionFormState
}

/** The field for a {@link FieldSpec}, with the value that another window saved in the meantime. */
export function SpecField({ spec, form }: SpecFieldProps) {
  const labelOf = (value: string) =>
    spec.options?.find((option) => option.value === value)?.label ?? value
  return (
    <FieldConflict form={form} name={spec.name} wordsOf={labelOf}>
      <AskedField spec={spec} form={form} />
    </FieldConflict>
  )
}

function AskedField({ spec, form }: SpecFieldProps) {
  const text = useText()
  const { name, label, hint, autoComplete, type, inputMode, required, lines, options } = spec
  const error = form.errors[name]
  const shared = {
    name,
    label: text(label),
    value: form.values[name] ?? '',
    onChange: (value: string) => form.change(name, value),
    error: error ? text(error) : null,
    ...(hint && { hint: text(hint) }),
    ...(required && { required }),
  }
  if (options) return <SelectField {...shared} options={options} />
  const maxLength = spec.maxLength ?? 100
  if (lines) return <TextArea {...shared} lines={lines} maxLength={maxLength} />
  return (
    <Field
      {...shared}
      autoComplete={autoComplete}
      maxLength={maxLength}
      hint={fullNote(text, maxLength, shared.value) || shared.hint}
      {...(type && { type })}
      {...(inputMode && { inputMode })}
    />
  )
}
