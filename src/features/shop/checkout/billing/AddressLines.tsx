import { styled } from '@mui/material/styles'
import type { Address } from '#contract/shop/address'
import { Sample } from '#ui/display/DataText'

/**
 * The delivery address: the one chosen now, chosen before, the default, or the first, in this order. Uses the
 * current data of the address book.
 */
export function chosenAddress(
  addresses: readonly Address[],
  chosenId: string | null,
  billing: Address | null,
): Address | undefined {
  const byId = (id: string | undefined) => addresses.find((address) => address.id === id)
  return (
    byId(chosenId ?? undefined) ??
    byId(billing?.id) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0]
  )
}

/** The address as lines of text. */
function addressLines(address: Address): string[] {
  const { building, street, city, state, post, country, phone } = address
  return [[building, street], [city, state, post], [country], [phone]]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(', '))
    .filter((line) => line !== '')
}

/** Formats an address as on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <Lines>
      {addressLines(address).map((line, index) => (
        // Two lines may be equal, but lines are never reordered.
        <span key={`${index}:${line}`}>
          <Sample>{line}</Sample>
        </span>
      ))}
    </Lines>
  )
}

const Lines = styled('span')({ display: 'grid', overflowWrap: 'anywhere' })
