import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Step } from './Step'

/** A long way shows its ends; the dots open the rest. */
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
