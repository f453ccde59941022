import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ChevronIcon } from '#ui/icons/controls'
import { HomeIcon, WalletIcon } from '#ui/icons/menu'

/** A link to a parent page. */
function Step({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 44,
        color: theme.palette.primary.readable,
      })}
    >
      {children}
    </Link>
  )
}

/** The current page is the last step, and no link. */
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

/** Any separator works; an arrow follows the reading direction. */
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

/** Icons help to recognise a step. */
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

/** A long path shows its ends; the ellipsis expands the rest. */
export function CollapsedBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Long way" maxItems={3} expandText="Show the whole way">
      <Step to="/dashboard/analytics">Home</Step>
      <Step to="/customer/customer-list">Customers</Step>
      <Step to="/customer/order-list">Orders</Step>
      <Step to="/customer/order-details">Order</Step>
      <Step to="/customer/product">Products</Step>
      <Typography component="span" aria-current="page">
        Shirt
      </Typography>
    </Breadcrumbs>
  )
}

/** The title of the page at one end, the breadcrumb at the other. */
export function TitledBreadcrumb() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h3" component="h3">
        History
      </Typography>
      <Breadcrumbs aria-label="Way with a title">
        <Step to="/dashboard/analytics">Home</Step>
        <Typography component="span" aria-current="page">
          History
        </Typography>
      </Breadcrumbs>
    </Box>
  )
}
