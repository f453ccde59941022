import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Contact } from '#contract/contacts/contacts'
import { isComposing } from '#lib/keys/isComposing'
import { cardGround } from '#ui/appearance/grounds'
import { AddressBookIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { StateMessage } from '#ui/state/StateMessage'
import { ContactDetails } from './ContactDetails'
import { PanelHead, panelTitleId } from './PanelHead'

interface ContactPanelProps {
  id: string
  /** Undefined if no contact has this id. */
  contact: Contact | undefined
  onEdit: () => void
  onRemove: () => () => void
  onClose: () => void
}

/** The open contact: beside the others in wide windows, on top of them in narrow ones. */
export function ContactPanel({ id, contact, onEdit, onRemove, onClose }: ContactPanelProps) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const content = contact ? (
    <ContactDetails
      key={id}
      contact={contact}
      onEdit={onEdit}
      onRemove={onRemove}
      onClose={onClose}
    />
  ) : (
    <ContactMissing onClose={onClose} />
  )
  if (isWide) {
    return (
      <Beside
        aria-labelledby={panelTitleId}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) onClose()
        }}
      >
        {content}
      </Beside>
    )
  }
  return (
    <OverlayDrawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 400 } }, 'aria-labelledby': panelTitleId },
      }}
    >
      {content}
    </OverlayDrawer>
  )
}

const Beside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 112,
  maxHeight: 'calc(100dvh - 136px)',
  overflowY: 'auto',
  ...cardGround(theme),
}))

/** Shown if no contact has the id in the address. */
function ContactMissing({ onClose }: { onClose: () => void }) {
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
