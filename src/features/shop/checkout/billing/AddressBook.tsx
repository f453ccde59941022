import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Address } from '#contract/shop/address'
import { StatusChip } from '#ui/display/StatusChip'
import { EditIcon, PlusIcon } from '#ui/icons/actions'
import { AddressBookIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'
import { Sample } from '../../Sample'
import { OptionCards } from '../OptionCards'
import { AddressLines } from './AddressLines'

interface AddressBookProps {
  addresses: readonly Address[]
  chosenId: string | null
  /** Whether the person went on without one. */
  missing: boolean
  onChoose: (id: string) => void
  /** Null to write a new one. */
  onWrite: (address: Address | null) => void
}

/** The addresses that there are, one of them chosen; each can be changed, and others added. */
export function AddressBook({ addresses, chosenId, missing, onChoose, onWrite }: AddressBookProps) {
  const text = useText()
  const add = (
    <Button startIcon={<PlusIcon size={20} />} onClick={() => onWrite(null)}>
      {text('shop.checkout.address.add')}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon={<AddressBookIcon size={32} />}
        message={text(missing ? 'shop.checkout.address.wanted' : 'shop.checkout.address.none')}
        action={add}
      />
    )
  }
  return (
    <>
      <OptionCards
        legend={text('shop.checkout.address.title')}
        name="address"
        value={chosenId}
        onChange={onChoose}
        options={addresses.map((address) => {
          const edit = text('shop.checkout.address.editOf', {
            name: address.name,
            place: address.destination || address.street,
          })
          return {
            value: address.id,
            label: <AddressName address={address} />,
            note: <AddressLines address={address} />,
            action: (
              <IconButton aria-label={edit} title={edit} onClick={() => onWrite(address)}>
                <EditIcon size={20} />
              </IconButton>
            ),
          }
        })}
      />
      <div style={{ marginBlock: '-8px 20px' }}>{add}</div>
    </>
  )
}

/** Who lives there, what the place is, and whether it is the default. */
function AddressName({ address }: { address: Address }) {
  const text = useText()
  const { name, destination, isDefault } = address
  return (
    <Line>
      <Sample>{name}</Sample>
      {destination.trim() !== '' && (
        <small>
          <Sample>{destination}</Sample>
        </small>
      )}
      {isDefault && <StatusChip tone="success" label={text('shop.checkout.address.default')} />}
    </Line>
  )
}

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 2,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
})
