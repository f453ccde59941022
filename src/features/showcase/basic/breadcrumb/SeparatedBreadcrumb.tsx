import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { ChevronIcon } from '#ui/icons/controls'
import { Step } from './Step'

/** Any sign between the steps; an arrow turns with the direction of reading. */
export function SeparatedBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Way with arrows" separator={<ChevronIcon towards="end" size={16} />}>
      <Step to="/dashboard/analytics">Home</Step>
      <Step to="/wallet">Wallet</Step>
      <Typography component="span" aria-current="page">
        Deposit
      </Typography>
    </Breadcrumbs>
  )
}
