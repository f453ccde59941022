import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { useOnline } from '#api/client/refetch'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { AdminFailure } from '../api/adminApi'
import { OrderError } from '../decision/OrderError'
import { nobody, type Self, SelfCheck } from '../decision/SelfCheck'
import { GuardNotice } from '../guard/AloneNotice'
import { type FormWeight, useGuard } from '../guard/useGuard'
import { useFieldError } from './FormFields'
import { useFormDraft } from './useFormDraft'

/** Resolves with what is wrong with the picture, if anything is. */
type Drawing = Promise<{ error?: string | undefined }> | null

/** The picture that a field of the form still draws: it is saved with the form. */
export const DrawingContext = createContext<RefObject<Drawing>>({ current: null })

interface EditFormProps<Values extends FieldValues> {
  /** With the contract's own schema as its resolver, raw: what is saved is what goes over the wire. */
  form: UseFormReturn<Values, unknown, Values>
  /** Answers why it was not saved, or null when it is. `self`: where nobody else could approve it. */
  onSave: (values: Values, requestId: string, self?: Self) => Promise<AdminFailure | null>
  /** What the typed values weigh, where a second person may have to approve them. */
  weigh?: (values: Values) => FormWeight | null
  mayEdit: boolean
  saveLabel?: string
  /** Stands in front of the fields' names where the back end says what is wrong with them. */
  prefix?: string
  children: ReactNode
}

/**
 * A form of the staff's: checked here and at the back end by one schema. What is wrong stands at its
 * field, whoever said it; what is typed stays until it is saved, over a reload too.
 */
export function EditForm<Values extends FieldValues>({
  form,
  onSave,
  mayEdit,
  saveLabel,
  prefix = '',
  weigh,
  children,
}: EditFormProps<Values>) {
  const text = useText()
  const isOnline = useOnline()
  const fieldError = useFieldError()
  const { requestId, sending, answered, restored } = useFormDraft(form)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const { isDirty, isSubmitting, errors } = form.formState
  const whole = errors.root?.message
  const typed = useWatch({ control: form.control, compute: weigh ?? weighsNothing })
  const guarding = useGuard()(isDirty ? typed : null)
  const [self, setSelf] = useState(nobody)
  const [isRefused, setRefused] = useState(false)
  const asksSelf = isRefused || guarding?.isAlone === true
  const drawing = useRef<Drawing>(null)
  const [isWaiting, setWaiting] = useState(false)
  /** What was typed while the rest was being saved. */
  const late = useRef<Values>(null)

  async function save(values: Values): Promise<void> {
    sending()
    const outcome = await onSave(values, requestId, asksSelf ? self : undefined)
    setRefused(outcome?.error?.code === 'passwordrequired')
    const { field, error } = outcome?.error ?? {}
    const name = field?.startsWith(prefix) ? field.slice(prefix.length) : ''
    if (error !== undefined && isFieldOf(values, name)) {
      form.setError(name, { message: error }, { shouldFocus: true })
    } else if (error !== undefined) {
      form.setError('root', { message: error })
    }
    setFailure(error === undefined ? outcome : null)
    const now = form.getValues()
    if (outcome === null) form.reset(values)
    answered(outcome)
    if (outcome === null && JSON.stringify(now) !== JSON.stringify(values)) late.current = now
  }

  // Once the draft is another one: it would be noted with the order that is done.
  useEffect(() => {
    if (late.current) form.reset(late.current, { keepDefaultValues: true })
    late.current = null
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isWaiting) return
    if (drawing.current) {
      setWaiting(true)
      const { error } = await drawing.current
      setWaiting(false)
      // Its field says so.
      if (error !== undefined) return
    }
    await form.handleSubmit(save)()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {restored && isDirty && (
        <Note tone={restored === 'newer' ? 'warning' : 'info'}>
          {text(`adminSite.form.restored.${restored}`)}
        </Note>
      )}
      <Fields disabled={!mayEdit}>
        <DrawingContext value={drawing}>{children}</DrawingContext>
      </Fields>
      <Wrong role="alert">{whole && fieldError(whole)}</Wrong>
      <GuardNotice guarding={guarding} />
      {asksSelf && <SelfCheck value={self} onChange={setSelf} />}
      <OrderError failure={failure} />
      {mayEdit ? (
        <Actions>
          <Button
            disabled={!isDirty || isSubmitting}
            onClick={() => {
              drawing.current = null
              form.reset()
            }}
          >
            {text('adminSite.form.undo')}
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            busy={isSubmitting || isWaiting}
            disabled={!isOnline}
          >
            {saveLabel ?? text('adminSite.form.save')}
          </BusyButton>
        </Actions>
      ) : (
        <p>{text('adminSite.form.readOnly')}</p>
      )}
    </form>
  )
}

const weighsNothing = () => null

function isFieldOf<Values extends FieldValues>(
  values: Values,
  name: string,
): name is FieldPath<Values> {
  return name !== '' && get(values, name) !== undefined
}

/** Fields beside each other where there is room. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  columnGap: 16,
  alignItems: 'start',
})

const Fields = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Settings have long names: where they do not fit they take further lines, the last one on the field's edge.
  [theme.breakpoints.down('sm')]: {
    '.MuiInputLabel-shrink': {
      position: 'relative',
      transform: 'none',
      maxWidth: 'none',
      margin: '-9px 14px calc(9px - 1.4375em)',
      fontSize: '0.75rem',
      whiteSpace: 'normal',
    },
  },
}))

const Wrong = styled('div')(({ theme }) => ({
  color: theme.palette.error.readable,
  '&:not(:empty)': { marginBlock: 8 },
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 12,
})
