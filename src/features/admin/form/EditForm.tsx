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
import { RequestError } from '../decision/RequestError'
import { nobody, type Self, SelfCheck } from '../decision/SelfCheck'
import { GuardNotice } from '../guard/AloneNotice'
import { type FormWeight, useGuard } from '../guard/useGuard'
import { useFieldError } from './FormFields'
import { useFormDraft } from './useFormDraft'

/** Resolves with the picture's error, if any. */
type Drawing = Promise<{ error?: string | undefined }> | null

/** A picture that a field is still drawing: saving waits for it. */
export const DrawingContext = createContext<RefObject<Drawing>>({ current: null })

interface EditFormProps<Values extends FieldValues> {
  /** With the contract's own schema as a raw resolver: saved values are those sent over the wire. */
  form: UseFormReturn<Values, unknown, Values>
  /**
   * `self`: given if nobody else could approve the change.
   * @returns why it was not saved, or null
   */
  onSave: (values: Values, requestId: string, self?: Self) => Promise<AdminFailure | null>
  /** Weight of the typed values, if a second person may have to approve them. */
  weigh?: (values: Values) => FormWeight | null
  mayEdit: boolean
  saveLabel?: string
  /** Prefix of field names in the back end's errors. */
  prefix?: string
  children: ReactNode
}

/**
 * A form for staff, validated here and by the back end with one schema. Errors from both are shown at their
 * field. Typed values stay until saved, even across a reload.
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
  /** Values typed while the rest was being saved. */
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

  // Only once the draft has changed; otherwise they would be stored with the completed request.
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
      // The field shows the error.
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
      <RequestError failure={failure} />
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

/** Fields side by side where there is space. */
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
  // Long labels of settings wrap onto further lines, with the last one on the field's border.
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
