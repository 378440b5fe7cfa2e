import { describeWriter } from '../../generation/writer.contract.ts'
import { createFakeWriter } from './fake-writer.ts'

describeWriter('The fake writer', createFakeWriter)
