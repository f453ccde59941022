import { useEffect, useRef } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Address } from '#contract/shop/address'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { useAddressesQuery } from '../../api/addresses'

const AddressDialog = lazyOverlay(
  () => import('./AddressDialog').then((module) => module.AddressDialog),
  ({ onEnd }) => onEnd,
)

interface AddressWritingProps {
  /** Null to write a new one, undefined while none is written. */
  written: Address | null | undefined
  /** With the id of what was saved, or with nothing when the form was left. */
  onEnd: (savedId?: string) => void
}

/** Where an address is written. Beside the steps: it stays when another window takes the cart away. */
export function AddressWriting({ written, onEnd }: AddressWritingProps) {
  const book = loadState(useAddressesQuery()).answer?.value.address
  const addresses = book ?? []
  const savedId = useRef<string>(undefined)
  // What was pressed to write it may be gone with the empty book: the one that was saved has the focus.
  useEffect(() => {
    if (written !== undefined || savedId.current === undefined) return
    const saved = document.querySelector<HTMLElement>(
      `input[value="${CSS.escape(savedId.current)}"]`,
    )
    if (!saved) return
    savedId.current = undefined
    saved.focus()
  })
  if (written === undefined) return null
  // As it stands in the book now: another tab may change it while it is open here.
  const stored = addresses.find(({ id }) => id === written?.id)
  return (
    <AddressDialog
      address={stored ?? written}
      isGone={written !== null && book !== undefined && !stored}
      isFirst={addresses.length === 0}
      onEnd={(saved) => {
        savedId.current = saved
        onEnd(saved)
      }}
    />
  )
}
