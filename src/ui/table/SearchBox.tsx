import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isComposing, type KeyPress } from '#lib/keys/isComposing'
import { storedText } from '#lib/storage/storedValue'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { readablePlaceholder } from '../display/DataText'
import { fullNote } from '../form/Field'
import { SearchIcon } from '../icons/menu'
import { useText } from '../intl/useText'

interface SearchBoxProps {
  /** Label to use if no table is searched. */
  label?: string
  value: string
  onChange: (value: string) => void
  /** Whether `/` focuses this field, for pages with one subject. */
  hasKey?: boolean
  /** Maximum number of characters; a note appears when the field is full. */
  most?: number
  /** Says below the field how the typed text is understood; empty for no note. */
  describe?: ((typed: string) => string) | undefined
  /** Takes the whole width of its line. */
  isWide?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * Search field. It sends its text when typing pauses, on Enter, and when Escape clears it. Sent text comes back
 * later through the URL, a store or a server, and never replaces newer text.
 */
export function SearchBox({ label, value, onChange, hasKey = false, ...box }: SearchBoxProps) {
  const { most = 200, isWide = false, inputRef, describe } = box
  const text = useText()
  const name = label ?? text('table.search')
  const field = useSearchKey(hasKey)
  const [draft, setDraft, send] = useSearchDraft(value, onChange)
  const full = fullNote(text, most, draft)
  const note = full === '' ? (describe?.(draft) ?? '') : full
  return (
    <Whole data-wide={isWide || undefined}>
      <Input
        type="search"
        size="small"
        fullWidth
        value={draft}
        inputRef={inputRef ?? field}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') send(draft)
          if (event.key === 'Escape' && draft !== '') {
            setDraft('')
            send('')
          }
        }}
        placeholder={name}
        startAdornment={<SearchIcon size={18} />}
        slotProps={{
          input: {
            'aria-label': name,
            maxLength: most,
            enterKeyHint: 'search',
            // The placeholder is in the page's language.
            dir: draft === '' ? undefined : 'auto',
            ...(hasKey && { 'aria-keyshortcuts': '/' }),
          },
        }}
      />
      {note !== '' && <FormHelperText role="status">{note}</FormHelperText>}
    </Whole>
  )
}

/**
 * Milliseconds without typing before the text is sent. Browsers reject an address that changes with every key
 * of a fast typist.
 */
const restMs = 200

/**
 * Typed text that comes back from outside as `value`. A value that was sent from here is an echo, however late.
 * Any other value was changed elsewhere (Back, “clear”) and replaces the draft. Only compares values that have
 * been painted: a slow page renders the next address in the background, and may discard it.
 */
function useSearchDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState(value)
  /** Texts sent whose echo has not come back yet. */
  const sent = useRef<readonly string[]>([])
  const seen = useRef(value)
  useEffect(() => {
    if (value === seen.current) return
    seen.current = value
    const echo = sent.current.indexOf(value)
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1)
    if (echo < 0) setDraft(value)
  }, [value])

  function send(typed: string): void {
    const words = typed.trim()
    if (words === (sent.current.at(-1) ?? value).trim()) return
    sent.current = [...sent.current, words]
    onChange(words)
  }

  const rest = useEffectEvent(send)
  useEffect(() => {
    const timer = setTimeout(() => rest(draft), restMs)
    return () => clearTimeout(timer)
  }, [draft])
  return [draft, setDraft, send] as const
}

const Whole = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  '&:not([data-wide])': { maxWidth: 320 },
  [theme.breakpoints.down('sm')]: {
    '&:not([data-wide])': { flexBasis: '100%', maxWidth: 'none' },
  },
}))

const Input = styled(OutlinedInput)(({ theme }) => ({
  gap: 8,
  color: theme.palette.text.primary,
  svg: { flexShrink: 0, color: theme.palette.text.secondary },
  ...readablePlaceholder(theme),
  [touchMedia]: { minHeight: touchTarget },
}))

/** Single-key shortcuts, such as `/` for the search, on the demo sections' pages and in the back office. */

/**
 * @returns true if a pressed key is for the page: not while the user types, a dialog is open, or Ctrl, Alt or
 *   Meta is pressed. `sheet`: an element of an open dialog whose keys are meant instead.
 */
export function isSingleKey(event: KeyboardEvent, sheet?: Element): boolean {
  if (isComposing(event)) return false
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  return target instanceof Element && isIn(sheet, target) && !isTypedIn(target)
}

function isIn(sheet: Element | undefined, target: Element): boolean {
  const dialog = target.closest(dialogs)
  // The focus may have been on a button that has just disappeared.
  if (sheet && target === document.body) return true
  return dialog === (sheet?.closest(dialogs) ?? null)
}

const dialogs = '.MuiModal-root, dialog'

function isTypedIn(target: Element): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.closest('textarea, select, [contenteditable="true"]') !== null
}

const switchedOff = storedText('mail-keys')
const offMark = 'off'

/**
 * Single-key shortcuts disturb users of speech input (WCAG 2.1.4), so the list of shortcuts can disable them
 * permanently.
 */
export function useKeysWanted(): [wanted: boolean, want: (wanted: boolean) => void] {
  const stored = useSyncExternalStore(switchedOff.subscribe, switchedOff.get, () => offMark)
  return [stored !== offMark, (next) => switchedOff.set(next ? null : offMark)]
}

/** @returns the ref of a search field that `/` focuses */
export function useSearchKey(isOn = true): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const [wanted] = useKeysWanted()
  useEffect(() => {
    if (!isOn || !wanted) return undefined
    const press = (event: KeyboardEvent) => {
      if (pressedKey(event) !== '/' || !isSingleKey(event)) return
      event.preventDefault()
      field.current?.select()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, wanted])
  return field
}

/** Characters in shortcut names, by their key on a Latin keyboard. */
const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  'Shift+Slash': '?',
  'Shift+Digit3': '#',
}

/**
 * @returns the key that a shortcut means. With a Thai keyboard layout, J is “่” and Ctrl+K is Ctrl+า. Other
 *   than Latin characters are looked up by their physical key; Latin characters and named keys are returned as
 *   they are. Empty while an input method is composing.
 */
export function pressedKey(event: KeyboardKey): string {
  if (isComposing(event)) return ''
  const { key, code, shiftKey } = event
  if (key <= '~') return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  return signs[shiftKey ? `Shift+${code}` : code] ?? key
}

type KeyboardKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'> & KeyPress
