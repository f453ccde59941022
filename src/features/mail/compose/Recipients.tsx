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
  /** Addresses separated by commas, including the one being typed. */
  value: string
  /** `Name <address>` of all known contacts. */
  suggestions: readonly string[]
  onChange: (value: string) => void
  /** Error about the whole list; the field reports invalid addresses on its own. */
  error?: string
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A space also ends an address, except inside or before a name. */
const separated = (typed: string) =>
  typed.replace(
    /(?<![^\s,;，；、])([^\s<>,;，；、"]+[@＠][^\s<>,;，；、"]+)\s(?!\s*<)|>\s/g,
    (found, address?: string) =>
      address === undefined || isEmail(bareAddress(address)) ? `${found.trim()},` : found,
  )

const mostSuggestions = 6

/** Number of chips shown without focus; the rest are only counted. */
const mostIdle = 12

/** Field for several addresses. Each address becomes a chip; contacts are suggested while the user types. */
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
    ? text('ui.full', { most: longestRecipients })
    : bad === null
      ? error
      : text('mail.toBad', { address: beginningOf(bad) })

  /** Sets the recipients; `rest` stays in the input. */
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
            // An extra Enter must not send the mail.
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

/** Names are shown in full, in their own direction, and wrap if a line is too short. */
const wholeNames = {
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': {
    lineHeight: 1.4,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
}

/** The contacts, one entry for each address. */
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

/** Contacts whose name or address matches the input and who are not recipients yet. */
function matching(options: readonly string[], typed: string, chips: readonly string[]): string[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const named = new Set(chips.map(bareAddress))
  return options
    .filter((option) => holds(option, wanted) && !named.has(bareAddress(option)))
    .slice(0, mostSuggestions)
}

/** Selects the highlighted suggestion, as Enter does: leaving the field confirms it. */
function chooseHighlighted(field: Element): void {
  const named = field.querySelector('[aria-activedescendant]')
  document.getElementById(named?.getAttribute('aria-activedescendant') ?? '')?.click()
}

/** Shortens an invalid address: a whole letter may have been pasted as one. */
export function beginningOf(address: string): string {
  return shortened(address, 60)
}
