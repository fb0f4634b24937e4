import { serve } from '../serve.ts'
import logProof from './handler.ts'

serve(logProof)
