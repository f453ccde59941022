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
  /** Null for a new address, undefined while the form is closed. */
  written: Address | null | undefined
  /** Called with the id of the saved address, or with nothing if the form was cancelled. */
  onEnd: (savedId?: string) => void
}

/** The open address form. Outside the steps, so that it stays open when another window empties the cart. */
export function AddressWriting({ written, onEnd }: AddressWritingProps) {
  const book = loadState(useAddressesQuery()).answer?.value.address
  const addresses = book ?? []
  const savedId = useRef<string>(undefined)
  // The pressed button may have disappeared with the empty list: focus the saved address.
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
  // The current address: another tab may edit it while the form is open.
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
