import Button from '@mui/material/Button'
import { AddressBookIcon } from '#ui/icons/AddressBookIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

interface NoContactsProps {
  /** Whether there are contacts, and only the search finds none. */
  searched: boolean
  onAdd: () => void
  onClear: () => void
}

export function NoContacts({ searched, onAdd, onClear }: NoContactsProps) {
  const text = useText()
  return (
    <EmptyState
      icon={<AddressBookIcon size={32} />}
      {...(searched && { title: text('contacts.noMatch.title') })}
      message={text(searched ? 'contacts.noMatch' : 'contacts.none')}
      action={
        <Button variant="outlined" onClick={searched ? onClear : onAdd}>
          {text(searched ? 'contacts.search.clear' : 'contacts.add')}
        </Button>
      }
    />
  )
}
