import { advancePages } from '#features/showcase/advance/routes'
import { basicPages } from '#features/showcase/basic/routes'
import { chartsPages } from '#features/showcase/charts/routes'
import { componentsPages } from '#features/showcase/components/routes'
import { formsPages } from '#features/showcase/forms/routes'
import { foundationsPages } from '#features/showcase/foundations/routes'
import { iconsPages } from '#features/showcase/icons/routes'
import { pricePages } from '#features/showcase/price/routes'
import { samplePages } from '#features/showcase/sample/routes'
import { tablesPages } from '#features/showcase/tables/routes'
import { widgetPages } from '#features/showcase/widget/routes'

/** The table of the showcase pages: each is a file of its own, loaded on demand. */
export const showcasePages = [
  ...widgetPages,
  ...componentsPages,
  ...formsPages,
  ...chartsPages,
  ...tablesPages,
  ...basicPages,
  ...advancePages,
  ...pricePages,
  ...foundationsPages,
  ...iconsPages,
  ...samplePages,
]
