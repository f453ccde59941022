import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import {
  type FormEvent,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDispatch } from 'react-redux'
import type { Item } from '#contract/kanban/kanban'
import { isComposing } from '#lib/keys/isComposing'
import { BusyButton } from '#ui/form/BusyButton'
import { Field, fullNote } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { useDraft, useDraftHeirs } from '#ui/form/useDraftHeirs'
import { useUnsaved } from '#ui/form/useUnsaved'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { ClashNote } from '#ui/state/ClashNote'
import { openAlert } from '#ui/toast/toastSlice'

/** Of letters. */
const longestName = 200

interface InlineFormProps {
  label: string
  /** Names the action. */
  submitLabel: string
  line: string
  onType: (line: SetStateAction<string>) => void
  /** For one name after the other. */
  staysOpen?: boolean
  /** Whether it was opened to write in it now. */
  focused?: boolean
  /** Answers whether it got done; what was typed stays until then. */
  onSubmit: (line: string) => Promise<boolean>
  onClose: () => void
}

/** A name typed in place. Enter does it, Escape closes it. */
function InlineForm({
  label,
  submitLabel,
  line,
  onType,
  staysOpen = false,
  focused = true,
  onSubmit,
  onClose,
}: InlineFormProps) {
  const text = useText()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wanted = line.trim()
    if (wanted === '') {
      // Enter once more after a name is no mistake.
      setMissing(!wasSent)
      return
    }
    if (staysOpen) await sendAndGoOn(wanted)
    else if (!isBusy) await sendAndClose(wanted)
  }

  async function sendAndClose(wanted: string): Promise<void> {
    setBusy(true)
    const isDone = await onSubmit(wanted)
    setBusy(false)
    if (isDone) onClose()
  }

  /** The field is free for the next name at once; a name that could not be sent comes back. */
  async function sendAndGoOn(wanted: string): Promise<void> {
    onType('')
    setSent(true)
    input.current?.focus()
    if (await onSubmit(wanted)) return
    onType((typed) => [wanted, typed].filter(Boolean).join(' '))
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return
        // What covers the page, the form within, stays.
        event.stopPropagation()
        onClose()
      }}
    >
      <Field
        label={label}
        name="line"
        value={line}
        onChange={onType}
        error={isMissing && line.trim() === '' ? text('kanban.titleMissing') : null}
        hint={fullNote(text, longestName, line)}
        maxLength={longestName}
        inputRef={input}
      />
      <Buttons>
        <BusyButton type="submit" variant="contained" size="small" busy={isBusy}>
          {submitLabel}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {text(staysOpen ? 'ui.close' : 'ui.cancel')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled('form')({ padding: '0 8px 8px' })

const Buttons = styled('div')({ display: 'flex', gap: 8 })

interface RenameFormProps extends Pick<InlineFormProps, 'label' | 'onSubmit'> {
  renaming: Renaming
}

/** In the place of a name while it is said otherwise. */
export function RenameForm({ renaming, onSubmit, ...props }: RenameFormProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { line, isChanged, clash, onType, onTake, onClose } = renaming
  useUnsaved(isChanged)
  return (
    <div ref={frame}>
      <InlineForm
        {...props}
        submitLabel={text('demo.save')}
        line={line}
        onType={onType}
        onSubmit={async (name) => !isChanged || onSubmit(name)}
        onClose={onClose}
      />
      <ClashNote
        value={clash}
        onTake={() => {
          onTake()
          focusIn(frame.current, 'input')
        }}
      />
    </div>
  )
}

interface Named {
  id: string
  name: string
}

/** A name that is being said otherwise. */
export interface Renaming extends Pick<InlineFormProps, 'line' | 'onType' | 'onClose'> {
  id: string
  isChanged: boolean
  /** What another window called it meanwhile. */
  clash: string | undefined
  /** Puts that in the place of what was typed. */
  onTake: () => void
}

/**
 * Which one of some names is being said otherwise. Should another window delete what bears it, what was typed
 * waits where one is added: in the draft of that name.
 */
export function useRenaming(all: readonly Named[], draft: string) {
  const text = useText()
  const dispatch = useDispatch()
  const [, setDraft] = useDraft(draft)
  const [begun, setBegun] = useState<Named | null>(null)
  const [line, setLine] = useState('')
  const isChanged = begun !== null && line !== begun.name
  const [cut, setCut] = useState<{ line: string } | null>(null)
  const named = begun && all.find(({ id }) => id === begun.id)
  const isAnother = begun !== null && named?.name !== begun.name
  if (begun && !named) {
    setBegun(null)
    if (isChanged) setCut({ line })
  } else if (isAnother && !isChanged) rename(begun.id)

  function rename(id: string): void {
    const one = all.find((each) => each.id === id) ?? null
    setBegun(one)
    setLine(one?.name ?? '')
  }

  const keep = useEffectEvent((line: string) => {
    setDraft((typed) => [typed, line].filter(Boolean).join(' '))
    dispatch(openAlert('warning', text('demo.gone')))
  })
  useEffect(() => {
    if (cut) keep(cut.line)
  }, [cut])
  const renaming: Renaming | null = begun && {
    id: begun.id,
    line,
    isChanged,
    // A name on its way shows as stored already: nobody else's.
    clash: isAnother && named?.name !== line.trim() ? named?.name : undefined,
    onType: setLine,
    onTake: () => rename(begun.id),
    onClose: () => setBegun(null),
  }
  return { renaming, rename }
}

interface QuickAddProps {
  /** What is typed is kept under this name until it is sent, wherever one goes meanwhile. */
  draft: string
  /** On the button. */
  label: string
  /** On the field that it opens. */
  fieldLabel: string
  /** Answers whether it was added; if not, what was typed comes back. */
  onAdd: (title: string) => Promise<boolean>
  button?: ButtonProps
}

/**
 * A button that opens a field for one name after the other. Who leaves the page finds it open, with what
 * was not sent. Who closes it is back at the button, and finds that there for as long as the page stands:
 * nobody is asked about what was closed.
 */
export function QuickAdd({ draft, label, fieldLabel, onAdd, button }: QuickAddProps) {
  const text = useText()
  const [line, setLine] = useDraft(draft)
  useUnsaved(line !== '', true)
  const [wasOpened, setOpened] = useState(line !== '')
  const [putAside, setPutAside] = useState('')
  // What could not be sent, or found no other place, comes back open.
  const isOpen = wasOpened || line !== ''
  const [isAskedFor, setAskedFor] = useState(false)
  const wasOpen = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <InlineForm
        label={fieldLabel}
        submitLabel={text('kanban.add')}
        line={line}
        onType={setLine}
        staysOpen
        focused={isAskedFor}
        onSubmit={onAdd}
        onClose={() => {
          setPutAside(line)
          setLine('')
          setOpened(false)
        }}
      />
    )
  }
  return (
    <Button
      {...button}
      ref={opener}
      startIcon={<PlusIcon size={18} />}
      onClick={() => {
        setAskedFor(true)
        setLine(putAside)
        setOpened(true)
      }}
    >
      {label}
    </Button>
  )
}

/** The name of the draft of an item that is added to a column, or to a story. */
export const itemDraft = (kind: 'column' | 'story', id: string) => `kanban-item:${kind}:${id}`

/** What is typed for a column or story that another window deletes waits in the draft `heir`. */
export function useItemDraftHeirs(
  kind: 'column' | 'story',
  all: readonly { id: string }[],
  heir: string,
): void {
  const drafts = useMemo(
    () => new Map(all.map(({ id }) => [itemDraft(kind, id), { of: id }])),
    [kind, all],
  )
  useDraftHeirs(drafts, heir)
}

/** Has a list scroll to its end, where what was added stands, as soon as it is there. */
export function useShowAdded(items: readonly Item[], add: (title: string) => Promise<boolean>) {
  const box = useRef<HTMLDivElement>(null)
  const isComing = useRef(false)
  const count = useRef(items.length)
  useEffect(() => {
    const isLonger = items.length > count.current
    count.current = items.length
    if (!isLonger || !isComing.current || box.current === null) return
    isComing.current = false
    box.current.scrollTop = box.current.scrollHeight
  }, [items])
  return {
    box,
    onAdd: async (title: string) => {
      const isDone = await add(title)
      isComing.current = isDone
      return isDone
    },
  }
}
