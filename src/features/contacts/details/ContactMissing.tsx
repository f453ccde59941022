import Button from '@mui/material/Button'
import { AddressBookIcon } from '#ui/icons/AddressBookIcon'
import { useText } from '#ui/intl/useText'
import { StateMessage } from '#ui/state/StateMessage'
import { PanelHead } from './PanelHead'
import { panelTitleId } from './panelTitle'

/** In place of a contact that the address names and nobody is. */
export function ContactMissing({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <div id={panelTitleId}>
      <PanelHead onClose={onClose} />
      <StateMessage
        icon={<AddressBookIcon size={32} />}
        title={text('contacts.missing.title')}
        message={text('contacts.missing')}
        action={
          <Button variant="outlined" onClick={onClose}>
            {text('contacts.missing.back')}
          </Button>
        }
      />
    </div>
  )
}
