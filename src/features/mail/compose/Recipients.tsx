import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { type ClipboardEvent, type Ref, useMemo, useState } from 'react'
import { useContactsQuery } from '#api/contacts/contacts'
import {
  badRecipient,
  bareAddress,
  longestRecipients,
  mailbox,
  recipientLine,
  recipientName,
  recipientsOf,
  typedRecipients,
} from '#contract/mail/address'
import { isComposing } from '#lib/keys/isComposing'
import { isEmail } from '#lib/text/email'
import { shortened } from '#lib/text/graphemes'
import { holds, wordsOf } from '#lib/text/searchable'
import { DataText, languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'

interface RecipientsProps {
  label: string
  /** Addresses with commas between them, that which is being typed too. */
  value: string
  /** `Name <address>` of everybody known. */
  suggestions: readonly string[]
  onChange: (value: string) => void
  /** What is wrong with all of it; a wrong address is said by itself. */
  error?: string
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A space ends an address too; in a name, and in front of it, it does not. */
const separated = (typed: string) =>
  typed.replace(
    /(?<![^\s,;，；、])([^\s<>,;，；、"]+[@＠][^\s<>,;，；、"]+)\s(?!\s*<)|>\s/g,
    (found, address?: string) =>
      address === undefined || isEmail(bareAddress(address)) ? `${found.trim()},` : found,
  )

const mostSuggestions = 6

/** So many are shown while nobody writes there; the others are counted. */
const mostIdle = 12

/** A field for several addresses: each becomes a chip; who is known is suggested as one types. */
export function Recipients(props: RecipientsProps) {
  const { label, value, suggestions, onChange, error = '', autoFocus = false, inputRef } = props
  const text = useText()
  const [typed, setTyped] = useState('')
  const [isCut, setCut] = useState(false)
  const all = recipientsOf(value)
  const isTyping = typed.trim() !== '' && all.at(-1) === typed.trim()
  const chips = isTyping ? all.slice(0, -1) : all
  const bad = badRecipient(chips.join())
  const problem = isCut
    ? text('demo.full', { most: longestRecipients })
    : bad === null
      ? error
      : text('mail.toBad', { address: beginningOf(bad) })

  /** `rest` is typed on. */
  function put(recipients: readonly string[], rest: string): void {
    setTyped(rest)
    const wanted = [...recipients, rest.trim()].filter(Boolean)
    const line = recipientLine(wanted)
    setCut(line !== wanted.join(', '))
    onChange(line)
  }

  function type(next: string): void {
    const { recipients, rest } = typedRecipients(separated(next))
    put([...chips, ...recipients], rest)
  }

  function paste(event: ClipboardEvent): void {
    const pasted = separated(event.clipboardData.getData('text'))
    if (typedRecipients(typed + pasted).recipients.length === 0) return
    event.preventDefault()
    put([...chips, ...recipientsOf(typed + pasted)], '')
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      fullWidth
      disableClearable
      limitTags={mostIdle}
      sx={wholeNames}
      autoHighlight={!isEmail(typed.trim())}
      value={chips}
      inputValue={typed}
      options={suggestions}
      filterOptions={(options) => matching(options, typed, chips)}
      onChange={(_, next) => put(recipientsOf(next.join()), '')}
      onInputChange={(_, next, reason) => {
        if (reason === 'input') type(next)
      }}
      onBlur={() => setTyped('')}
      renderValue={(recipients, getItemProps) =>
        recipients.map((recipient, index) => {
          const { key, ...item } = getItemProps({ index })
          const isBad = badRecipient(recipient) !== null
          return (
            <Chip
              {...item}
              key={key}
              size="small"
              variant="outlined"
              color={isBad ? 'error' : 'default'}
              title={bareAddress(recipient)}
              lang={languageOf(recipient)}
              label={isBad ? beginningOf(recipient) : recipientName(recipient)}
            />
          )
        })
      }
      renderOption={({ key, ...option }, recipient) => (
        <li key={key} {...option}>
          <DataText>{recipient}</DataText>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="dense"
          label={label}
          error={problem !== ''}
          helperText={problem === '' ? text('mail.toHint') : problem}
          autoFocus={autoFocus}
          inputRef={inputRef}
          onPaste={paste}
          onKeyDown={(event) => {
            if (isComposing(event)) return
            // Nothing is sent by an Enter too many.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
            if (event.key === 'Tab' && !event.shiftKey) chooseHighlighted(event.currentTarget)
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              inputMode: 'email',
              autoComplete: 'off',
              maxLength: 1000,
            },
          }}
        />
      )}
    />
  )
}

/** A name is read whole, in its own direction: it takes more lines where one is too short for it. */
const wholeNames = {
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': {
    lineHeight: 1.4,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
}

/** The contacts, one entry for each of their addresses. */
export function useSuggestions(): readonly string[] {
  const { currentData } = useContactsQuery()
  return useMemo(
    () =>
      (currentData?.value.contacts ?? []).flatMap(({ name, work_email, personal_email }) =>
        [work_email, personal_email].filter(isEmail).map((address) => mailbox(name, address)),
      ),
    [currentData],
  )
}

/** Who bears what is typed in name or address and is not named yet. */
function matching(options: readonly string[], typed: string, chips: readonly string[]): string[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const named = new Set(chips.map(bareAddress))
  return options
    .filter((option) => holds(option, wanted) && !named.has(bareAddress(option)))
    .slice(0, mostSuggestions)
}

/** As Enter does: who goes on to the next field has seen who is meant. */
function chooseHighlighted(field: Element): void {
  const named = field.querySelector('[aria-activedescendant]')
  document.getElementById(named?.getAttribute('aria-activedescendant') ?? '')?.click()
}

/** What was pasted as an address may be a whole letter: its beginning says which one is meant. */
export function beginningOf(address: string): string {
  return shortened(address, 60)
}
