import type { ComponentProps } from 'react'
import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'
import { SelectField } from './SelectField'
import { useFormField } from './useFormField'

interface FormSelectFieldProps<Values extends FieldValues, Read>
  extends Omit<
    ComponentProps<typeof SelectField>,
    'name' | 'value' | 'onChange' | 'error' | 'inputRef'
  > {
  control: Control<Values, unknown, Read>
  name: FieldPathByValue<Values, string>
  /** Fields whose rules depend on this choice. They are validated with it. */
  deps?: FieldPath<Values>[]
}

/** A select field of a react-hook-form form. */
export function FormSelectField<Values extends FieldValues, Read>({
  control,
  name,
  deps,
  ...props
}: FormSelectFieldProps<Values, Read>) {
  const { onBlur: _, ...field } = useFormField(control, name, undefined, deps)
  return <SelectField {...props} {...field} />
}
