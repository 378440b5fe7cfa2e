// The page has no script. This entry gives its styles to the build.
import '../learn.css'
import './not-found.css'
