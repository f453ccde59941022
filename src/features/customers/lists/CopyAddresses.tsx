import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import type { Customer } from '#contract/customers/customers'
import { copyText } from '#ui/copy/copyText'
import { CopyIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'

interface CopyAddressesProps {
  customers: readonly Customer[]
}

/** Puts the selected customers' email addresses on the clipboard, as a mail program takes them. */
export function CopyAddresses({ customers }: CopyAddressesProps) {
  const text = useText()
  const dispatch = useDispatch()
  async function copy(): Promise<void> {
    const copied = await copyText(customers.map(({ email }) => email).join(', '))
    const message = text(copied ? 'customers.addressesCopied' : 'customers.copyFailed', {
      count: customers.length,
    })
    dispatch(openAlert(copied ? 'success' : 'error', message))
  }
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<CopyIcon size={18} />}
      onClick={() => void copy()}
    >
      {text('customers.copyAddresses')}
    </Button>
  )
}
