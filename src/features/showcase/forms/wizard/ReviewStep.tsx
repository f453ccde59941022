import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Address, inBaht, orderTotal, type Payment } from './order'

interface ReviewStepProps {
  address: Address
  payment: Payment
  onBack: () => void
  onPlace: () => void
}

/** Everything once more, before it counts. */
export function ReviewStep({ address, payment, onBack, onPlace }: ReviewStepProps) {
  return (
    <>
      <Typography>
        {payment.shirts} × shirt, {payment.delivery} delivery
      </Typography>
      <Typography>
        To {address.name}, {address.street}, {address.postCode}
      </Typography>
      <Typography sx={{ my: 1, fontWeight: 700 }}>Total: {inBaht(orderTotal(payment))}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onBack}>Back</Button>
        <Button variant="contained" onClick={onPlace}>
          Place the order
        </Button>
      </Box>
    </>
  )
}
