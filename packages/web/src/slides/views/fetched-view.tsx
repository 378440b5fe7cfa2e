import type { ComponentType } from 'react'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import { Fetched, type OnDemand } from '../runtime/on-demand.ts'
import type { SlideView, StageProps } from './slide-view.ts'

/** A view whose stage is loaded for slideshows that need it. */
export function fetchedView<Id extends SlideTypeId>(
  stage: OnDemand<ComponentType<StageProps<Id>>>,
  elements: SlideView<Id>['elements'],
): SlideView<Id> {
  return { Stage: (props) => <Fetched code={stage} props={props} />, elements, code: [stage] }
}
