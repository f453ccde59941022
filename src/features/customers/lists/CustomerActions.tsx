import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import type { Customer } from '#contract/customers/customers'
import { mailLink } from '#lib/contactLinks'
import { BasketIcon } from '#ui/icons/BasketIcon'
import { MailIcon } from '#ui/icons/MailIcon'
import { useText } from '#ui/intl/useText'
import { ordersOfPath } from '../orderLinks'

interface CustomerActionsProps {
  customer: Customer
}

/** From a customer's row: write to them, or see what they ordered. */
export function CustomerActions({ customer: { name, email } }: CustomerActionsProps) {
  const text = useText()
  const mail = mailLink(email)
  const write = text('customers.writeTo', { name })
  const orders = text('customers.ordersOf', { name })
  return (
    <>
      {mail !== null && (
        <IconButton component="a" href={mail} aria-label={write} title={write}>
          <MailIcon size={20} />
        </IconButton>
      )}
      <IconButton component={Link} to={ordersOfPath(name)} aria-label={orders} title={orders}>
        <BasketIcon size={20} />
      </IconButton>
    </>
  )
}
