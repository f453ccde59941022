import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Dispatch, SetStateAction } from 'react'
import type { Address } from '#contract/shop/address'
import { Sample } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyIconButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { OptionCards } from '#ui/form/OptionCards'
import { EditIcon, PlusIcon, TrashIcon } from '#ui/icons/actions'
import { AddressBookIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { EmptyState } from '#ui/state/Note'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAddAddressMutation, useRemoveAddressMutation } from '../../api/addresses'
import { passFocus } from '../passFocus'
import { focusStep } from '../StepFrame'
import { AddressLines } from './AddressLines'

/** Sets the address chosen in this checkout; null if none was. */
export type Choose = Dispatch<SetStateAction<string | null>>

interface AddressBookProps {
  addresses: readonly Address[]
  chosenId: string | null
  /** Whether the user tried to continue without an address. */
  missing: boolean
  onChoose: Choose
  /** Null for a new address. */
  onWrite: (address: Address | null) => void
}

/** The saved addresses, one of them selected, with buttons to edit, delete and add. */
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
          const edit = text('shop.checkout.address.editOf', namesOf(address))
          return {
            value: address.id,
            label: <AddressName address={address} />,
            note: <AddressLines address={address} />,
            action: (
              <>
                <IconButton aria-label={edit} title={edit} onClick={() => onWrite(address)}>
                  <EditIcon size={20} />
                </IconButton>
                <Remove
                  address={address}
                  onReturn={() =>
                    address.id === chosenId && onChoose((meanwhile) => meanwhile ?? address.id)
                  }
                />
              </>
            ),
          }
        })}
      />
      <div style={{ marginBlock: '-8px 20px' }}>{add}</div>
    </>
  )
}

/** The parts that identify an address. */
const namesOf = ({ name, destination, street }: Address) => ({ name, place: destination || street })

/** Deletes an address immediately; the toast offers UNDO. */
function Remove({ address, onReturn }: { address: Address; onReturn: () => void }) {
  const text = useText()
  const run = useMutationFeedback()
  const [remove, { isLoading: busy }] = useRemoveAddressMutation()
  const [add] = useAddAddressMutation()
  const label = text('shop.checkout.address.removeOf', namesOf(address))

  async function removeNow(card: Element | null): Promise<void> {
    const beside = [card?.nextElementSibling, card?.previousElementSibling].find((one) =>
      one?.matches('[data-entry]'),
    )
    const { isDone } = await run(remove(address.id), {
      success: text('shop.checkout.address.removed', namesOf(address)),
      undo: () => {
        focusReturning(marked('data-entry', address.id))
        onReturn()
        void run(add({ ...address, isReturned: true }))
      },
    })
    if (isDone) passFocus(card, beside, focusStep)
  }

  return (
    <BusyIconButton
      aria-label={label}
      title={label}
      busy={busy}
      onClick={(event) => {
        // By the second click of a double click, the next address has moved here.
        if (!isRepeated(event)) void removeNow(event.currentTarget.closest('[data-entry]'))
      }}
    >
      <TrashIcon size={20} />
    </BusyIconButton>
  )
}

/** The recipient, the kind of place, and a mark for the default address. */
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
  // Same direction as the lines below: mirrored, it would mean the opposite.
  direction: 'ltr',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 2,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
})
