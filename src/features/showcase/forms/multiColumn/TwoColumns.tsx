import { ColumnForm } from './ColumnForm'

export function TwoColumns() {
  return <ColumnForm least={400} />
}
