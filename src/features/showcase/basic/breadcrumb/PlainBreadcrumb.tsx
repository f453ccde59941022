import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Step } from './Step'

/** The page itself is the last step, and no link. */
export function PlainBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Plain way">
      <Step to="/dashboard/analytics">Home</Step>
      <Step to="/wallet">Wallet</Step>
      <Typography component="span" aria-current="page">
        Deposit
      </Typography>
    </Breadcrumbs>
  )
}
