import { Showcase } from '../frame/Showcase'

export function PaginationPage() {
  return <Showcase titleKey="shell.menu.pagination" purpose="" demos={[]} />
}
