import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { HomeIcon, WalletIcon } from '#ui/icons/menu'
import { Step } from './Step'

/** Icons help to find a step again. */
export function IconBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Way with icons">
      <Step to="/dashboard/analytics">
        <HomeIcon size={18} /> Home
      </Step>
      <Step to="/wallet">
        <WalletIcon size={18} /> Wallet
      </Step>
      <Typography component="span" aria-current="page">
        Deposit
      </Typography>
    </Breadcrumbs>
  )
}
