import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { isNameTaken, type Label, labelColors, longestLabel } from '#lib/label'
import { touchTarget } from '../appearance/sizes'
import { BusyButton } from '../form/BusyButton'
import { fullNote } from '../form/Field'
import { FormField } from '../form/FormField'
import { requiredLine } from '../form/formSchema'
import { useUnsaved } from '../form/useUnsaved'
import { useText } from '../intl/useText'
import { VisuallyHidden, visuallyHidden } from '../page/Page'
import { labelTones } from './LabelChip'

export type LabelValues = Pick<Label, 'name' | 'color'>

/** Label names must be unique. */
const schemaFor = (labels: readonly Label[], id: string) =>
  v.object({
    name: v.pipe(
      requiredLine('demo.label.nameMissing'),
      v.check((name) => !isNameTaken(labels, { id, name }), 'demo.refused.taken'),
    ),
    color: v.picklist(labelColors),
  })

interface LabelFormProps {
  /** The id is empty for a new label. */
  initial: Label
  /** All labels of the section. */
  labels: readonly Label[]
  /** Label of the submit button. */
  submitLabel: string
  /** @returns true if the label was saved; the input stays until then */
  onSubmit: (values: LabelValues) => Promise<boolean>
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

/** Form for a label's name and colour. */
export function LabelForm(props: LabelFormProps) {
  const { initial, labels, submitLabel, onSubmit, onDirty, onClose } = props
  const text = useText()
  const { control, register, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(schemaFor(labels, initial.id)),
    defaultValues: { name: initial.name, color: initial.color },
  })
  const { isDirty, isSubmitting } = formState

  useEffect(() => setFocus('name'), [setFocus])

  useUnsaved(isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  async function save(values: LabelValues): Promise<void> {
    if (await onSubmit(values)) onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <FormField
        control={control}
        name="name"
        label={text('demo.label.name')}
        autoComplete="off"
        maxLength={longestLabel}
        hint={fullNote(text, longestLabel, useWatch({ control, name: 'name' }))}
        required
      />
      <Colors>
        <legend>{text('demo.label.color')}</legend>
        {labelColors.map((color) => (
          <label key={color} title={text(`demo.color.${color}`)}>
            <input type="radio" value={color} {...register('color')} />
            <span style={{ backgroundColor: labelTones[color] }} />
            <VisuallyHidden>{text(`demo.color.${color}`)}</VisuallyHidden>
          </label>
        ))}
      </Colors>
      <Buttons>
        <BusyButton type="submit" variant="contained" size="small" busy={isSubmitting}>
          {submitLabel}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {text('ui.cancel')}
        </Button>
      </Buttons>
    </form>
  )
}

const Colors = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '4px 0 12px',
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    cursor: 'pointer',
  },
  '& input': visuallyHidden,
  '& input + span': { width: 28, height: 28, borderRadius: '50%' },
  '& input:checked + span': {
    outline: `3px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
  '& input:focus-visible + span': {
    boxShadow: `0 0 0 2px ${theme.palette.background.paper}, 0 0 0 8px ${theme.palette.primary.readable}`,
  },
}))

const Buttons = styled('div')({ display: 'flex', gap: 8, marginBottom: 8 })
