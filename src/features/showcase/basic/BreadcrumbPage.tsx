import { Showcase } from '../frame/Showcase'

export function BreadcrumbPage() {
  return <Showcase titleKey="shell.menu.breadcrumb" purpose="" demos={[]} />
}
